import { whenJQuery, type JQueryEvent, type JQueryWindow } from './jquery';

/** Gets plain elements instead of jQuery collections. Other scripts may omit arguments. */
export type EventBusListener = ( ...args: unknown[] ) => void;

/** An element's events on classic pages: jQuery events if the page has jQuery, else DOM events with the same names. */
export interface EventBus {
	on: (
		names: readonly string[],
		listener: EventBusListener,
		signal?: AbortSignal
	) => void;
	emit: ( name: string, ...args: unknown[] ) => void;
	/** Emits an event that listeners may veto. Returns false after a veto. */
	ask: ( name: string, ...args: unknown[] ) => boolean;
}

/** Returns the first element of a jQuery collection; other values unchanged. */
const unwrap = ( arg: unknown ): unknown =>
	arg instanceof Object && 'jquery' in arg ? Reflect.get( arg, 0 ) : arg;

/**
 * Listens to DOM events and to jQuery events, which other scripts trigger and the DOM doesn't see. jQuery may load
 * later. The `listener` gets jQuery's additional arguments, too.
 */
export const listenToEvents = (
	view: JQueryWindow,
	element: HTMLElement | Document,
	names: readonly string[],
	listener: (
		event: Event | JQueryEvent,
		...args: readonly unknown[]
	) => void,
	signal?: AbortSignal
): void => {
	for ( const name of names ) {
		element.addEventListener( name, listener, { signal } );
	}
	whenJQuery(
		view,
		( jQuery ) => {
			const collection = jQuery( element );
			const types = names.join( ' ' );
			for ( const name of names ) {
				// jQuery's listeners also hear DOM events.
				element.removeEventListener( name, listener );
			}
			collection.on( types, listener );
			signal?.addEventListener( 'abort', () =>
				collection.off( types, listener )
			);
		},
		signal
	);
};

/** Arguments are the `detail` of DOM events (docs/contract/classic-pages.md 5). */
export const createEventBus = (
	view: JQueryWindow,
	element: HTMLElement | Document = view.document.body
): EventBus => {
	// Events on the body pass jQuery collections, gallery events plain elements.
	const wrap = ( args: readonly unknown[] ) =>
		args.map( ( arg ) =>
			arg instanceof HTMLElement && element === view.document.body
				? view.jQuery?.( arg )
				: arg
		);
	const dispatch = ( name: string, detail: unknown[] ) =>
		element.dispatchEvent(
			new CustomEvent( name, { bubbles: true, cancelable: true, detail } )
		);
	return {
		on: ( names, listener, signal ) =>
			listenToEvents(
				view,
				element,
				names,
				( event, ...args ) => {
					const { detail } = event as CustomEvent;
					listener(
						...( Array.isArray( detail ) ? detail : args ).map(
							unwrap
						)
					);
				},
				signal
			),
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
};
