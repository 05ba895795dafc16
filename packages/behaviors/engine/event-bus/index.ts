export { createEventBus, listenToEvents, type EventBus } from './event-bus';
export {
	withEvents,
	type EventBehavior,
	type EventContext,
} from './with-events';
export { whenJQuery, type JQueryFunction, type JQueryWindow } from './jquery';
