import type { ClassicWindow } from './params';

/** Receives the arguments of an event. Elements are unwrapped, and may be missing in events of other scripts. */
export type ClassicListener = ( ...args: unknown[] ) => void;

/** The events of classic pages, on the body: jQuery's where the page has it, else DOM events of the same names. */
export interface EventBus {
	on: ( names: readonly string[], listener: ClassicListener ) => void;
	emit: ( name: string, ...args: unknown[] ) => void;
	/** Emits an event that listeners may veto, and returns whether none has. */
	ask: ( name: string, ...args: unknown[] ) => boolean;
}

/** Creates the event bus of a page (docs/contract/classic-pages.md 5). Arguments of DOM events are their `detail`. */
export function createEventBus( view: ClassicWindow ): EventBus {
	const { body } = view.document;
	const wrap = ( args: readonly unknown[] ) =>
		args.map( ( arg ) =>
			arg instanceof HTMLElement ? view.jQuery?.( arg ) : arg
		);
	/** Returns the element of a jQuery collection; other values unchanged. */
	const unwrap = ( arg: unknown ) =>
		arg instanceof Object && 'jquery' in arg ? Reflect.get( arg, 0 ) : arg;
	const dispatch = ( name: string, detail: unknown[] ) =>
		body.dispatchEvent(
			new CustomEvent( name, { bubbles: true, cancelable: true, detail } )
		);
	return {
		on: ( names, listener ) => {
			if ( view.jQuery ) {
				view.jQuery( body ).on( names.join( ' ' ), ( _, ...args ) =>
					listener( ...args.map( unwrap ) )
				);
				return;
			}
			for ( const name of names ) {
				body.addEventListener( name, ( event ) => {
					const args =
						event instanceof CustomEvent ? event.detail : [];
					listener( ...( Array.isArray( args ) ? args : [] ) );
				} );
			}
		},
		emit: ( name, ...args ) => {
			if ( view.jQuery ) {
				view.jQuery( body ).trigger( name, wrap( args ) );
			} else {
				dispatch( name, args );
			}
		},
		ask: ( name, ...args ) =>
			view.jQuery
				? view.jQuery( body ).triggerHandler( name, wrap( args ) ) !==
					false
				: dispatch( name, args ),
	};
}
