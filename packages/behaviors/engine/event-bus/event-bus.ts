import { whenJQuery, type JQueryEvent, type JQueryWindow } from './jquery';

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

/** Returns the element of a jQuery collection; other values unchanged. */
const unwrap = ( arg: unknown ): unknown =>
	arg instanceof Object && 'jquery' in arg ? Reflect.get( arg, 0 ) : arg;

/**
 * Listens to events of an element: also to those that other scripts trigger with jQuery, which are not of the DOM. jQuery
 * may arrive later.
 *
 * @param view     The window of the page.
 * @param element
 * @param names    Names of the events.
 * @param listener Receives the event of jQuery or of the DOM, and the arguments of the former.
 * @param signal   Ends it. Default: it never ends.
 */
export function listenToEvents(
	view: JQueryWindow,
	element: HTMLElement | Document,
	names: readonly string[],
	listener: (
		event: Event | JQueryEvent,
		...args: readonly unknown[]
	) => void,
	signal?: AbortSignal
): void {
	for ( const name of names ) {
		element.addEventListener( name, listener, { signal } );
	}
	whenJQuery(
		view,
		( jQuery ) => {
			const collection = jQuery( element );
			const types = names.join( ' ' );
			for ( const name of names ) {
				// jQuery's listeners get DOM events, too.
				element.removeEventListener( name, listener );
			}
			collection.on( types, listener );
			signal?.addEventListener( 'abort', () =>
				collection.off( types, listener )
			);
		},
		signal
	);
}

/**
 * Creates the event bus of an element or of the document (docs/contract/classic-pages.md 5). Arguments of DOM events are their `detail`.
 *
 * @param view    The window of the page.
 * @param element Default: the body.
 */
export function createEventBus(
	view: JQueryWindow,
	element: HTMLElement | Document = view.document.body
): EventBus {
	// Events of the body have jQuery collections as arguments, those of galleries elements.
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
}
