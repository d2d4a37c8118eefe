import { Resolver } from 'type-graphql';
import { createListResolver } from '../core/contentResolver';
import { Testimonial, testimonialType } from './testimonial.entity';

@Resolver(() => Testimonial)
export class TestimonialResolver extends createListResolver(testimonialType) {}
