import { Resolver } from 'type-graphql';
import { createListResolver } from '../core/contentResolver';
import { ContactInfo, contactInfoType } from './contactInfo.entity';

@Resolver(() => ContactInfo)
export class ContactInfoResolver extends createListResolver(contactInfoType) {}
