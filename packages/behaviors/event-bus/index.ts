export {
	createEventBus,
	type EventBus,
	type EventBusListener,
} from './event-bus';
export type { JQueryFunction, JQueryWindow } from './jquery';
