import { createRoute, deleteRoute, listRoutes, updateRoute } from '../core/contentRoutes';
import type { RestRoute } from '../core/restRoute';
import { contactInfoType } from './contactInfo.entity';

/** Created below `/admin`, unlike the other types. */
export const contactInfoRoutes: RestRoute[] = [
  ...listRoutes(contactInfoType),
  createRoute(contactInfoType, '/admin/contact-info'),
  updateRoute(contactInfoType),
  deleteRoute(contactInfoType),
];
