import { startCommerceEvents } from '@shopfront/commerce-events';

startCommerceEvents( window );
