export {
	COMMERCE_EVENT,
	startCommerceEvents,
	type CommerceEvent,
} from './start';
export type { Ecommerce, EventItem } from './items';
