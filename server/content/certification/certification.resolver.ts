import { Resolver } from 'type-graphql';
import { createListResolver } from '../core/contentResolver';
import { Certification, certificationType } from './certification.entity';

@Resolver(() => Certification)
export class CertificationResolver extends createListResolver(certificationType) {}
