import type {
	Behavior,
	BehaviorContext,
} from '@shopfront/behaviors/engine/behavior';
import { createEventBus, type EventBus } from './event-bus';
import { whenJQuery, type JQueryFunction } from './jquery';

export interface EventContext extends BehaviorContext {
	/** Defaults to the behavior's element. */
	getEventBus: ( element?: HTMLElement | Document ) => EventBus;
	/** Calls back now, when jQuery loads, or never. Stops with the behavior. */
	whenJQuery: ( callBack: ( jQuery: JQueryFunction ) => void ) => void;
}

export type EventBehavior = Behavior< EventContext >;

/** Adds the events of classic pages. They aren't part of the engine, because most pages don't need them. */
export const withEvents =
	( mount: EventBehavior[ 'mount' ] ): Behavior[ 'mount' ] =>
	( element, context ) => {
		const view = element.ownerDocument.defaultView ?? window;
		return mount( element, {
			...context,
			getEventBus: ( other = element ) => createEventBus( view, other ),
			whenJQuery: ( callBack ) =>
				whenJQuery( view, callBack, context.signal ),
		} );
	};
