import type {
	Behavior,
	BehaviorContext,
} from '@shopfront/behaviors/engine/behavior';
import { createEventBus, type EventBus } from './event-bus';
import { whenJQuery, type JQueryFunction } from './jquery';

/** The context of a behavior that uses events of classic pages. */
export interface EventContext extends BehaviorContext {
	/** Returns the event bus of the element, of another one, or of the document. */
	getEventBus: ( element?: HTMLElement | Document ) => EventBus;
	/** Calls back with the page's jQuery: now, when a script has brought it, or never. Ends when the behavior stops. */
	whenJQuery: ( callBack: ( jQuery: JQueryFunction ) => void ) => void;
}

/** A behavior that uses events of classic pages. */
export type EventBehavior = Behavior< EventContext >;

/** Gives a behavior the events of classic pages. They are no part of the engine, because most pages need none. */
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
