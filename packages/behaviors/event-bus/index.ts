export {
	createEventBus,
	listen,
	type EventBus,
	type EventBusListener,
} from './event-bus';
export {
	whenJQuery,
	type JQueryEvent,
	type JQueryFunction,
	type JQueryWindow,
} from './jquery';
