import type { JQueryWindow } from './jquery';

/** Receives the arguments of an event. Elements are unwrapped, and may be missing in events of other scripts. */
export type EventBusListener = ( ...args: unknown[] ) => void;

/** The events of classic pages on an element: jQuery's where the page has it, else DOM events of the same names. */
export interface EventBus {
	/** Listens until the signal is aborted, if there is one. */
	on: (
		names: readonly string[],
		listener: EventBusListener,
		signal?: AbortSignal
	) => void;
	emit: ( name: string, ...args: unknown[] ) => void;
	/** Emits an event that listeners may veto, and returns whether none has. */
	ask: ( name: string, ...args: unknown[] ) => boolean;
}

/**
 * Creates the event bus of an element (docs/contract/classic-pages.md 5). Arguments of DOM events are their `detail`.
 *
 * @param view    The window of the page.
 * @param element Default: the body.
 */
export function createEventBus(
	view: JQueryWindow,
	element: HTMLElement = view.document.body
): EventBus {
	const wrap = ( args: readonly unknown[] ) =>
		args.map( ( arg ) =>
			arg instanceof HTMLElement ? view.jQuery?.( arg ) : arg
		);
	/** Returns the element of a jQuery collection; other values unchanged. */
	const unwrap = ( arg: unknown ) =>
		arg instanceof Object && 'jquery' in arg ? Reflect.get( arg, 0 ) : arg;
	const dispatch = ( name: string, detail: unknown[] ) =>
		element.dispatchEvent(
			new CustomEvent( name, { bubbles: true, cancelable: true, detail } )
		);
	return {
		on: ( names, listener, signal ) => {
			const collection = view.jQuery?.( element );
			if ( collection ) {
				const types = names.join( ' ' );
				const handle = ( _: unknown, ...args: unknown[] ) =>
					listener( ...args.map( unwrap ) );
				collection.on( types, handle );
				signal?.addEventListener( 'abort', () =>
					collection.off( types, handle )
				);
				return;
			}
			const handle = ( event: Event ) => {
				const args = event instanceof CustomEvent ? event.detail : [];
				listener( ...( Array.isArray( args ) ? args : [] ) );
			};
			for ( const name of names ) {
				element.addEventListener( name, handle, { signal } );
			}
		},
		emit: ( name, ...args ) => {
			if ( view.jQuery ) {
				view.jQuery( element ).trigger( name, wrap( args ) );
			} else {
				dispatch( name, args );
			}
		},
		ask: ( name, ...args ) =>
			view.jQuery
				? view
						.jQuery( element )
						.triggerHandler( name, wrap( args ) ) !== false
				: dispatch( name, args ),
	};
}
