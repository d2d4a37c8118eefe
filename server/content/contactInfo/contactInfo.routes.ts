import { createRoute, deleteRoute, listRoutes, updateRoute } from '../core/contentRoutes';
import type { RestRoute } from '../core/restRoute';
import { contactInfoType } from './contactInfo.entity';

const path = '/admin/contact-info';

/** Written below `/admin`, unlike the other types. */
export const contactInfoRoutes: RestRoute[] = [
  ...listRoutes(contactInfoType),
  createRoute(contactInfoType, path),
  updateRoute(contactInfoType, `${path}/:id`),
  deleteRoute(contactInfoType, `${path}/:id`),
];
