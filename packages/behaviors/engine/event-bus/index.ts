export {
	createEventBus,
	listenToEvents,
	type EventBus,
	type EventBusListener,
} from './event-bus';
export {
	withEvents,
	type EventBehavior,
	type EventContext,
} from './with-events';
export {
	whenJQuery,
	type JQueryEvent,
	type JQueryFunction,
	type JQueryWindow,
} from './jquery';
