/** An event of jQuery, as far as it is used. */
export interface JQueryEvent {
	readonly type: string;
	readonly target: EventTarget | null;
	readonly currentTarget: EventTarget | null;
	preventDefault: () => void;
}

type JQueryListener = ( event: JQueryEvent, ...args: unknown[] ) => void;

/** A jQuery collection, as far as it is used. */
export interface JQueryCollection {
	readonly [ 0 ]?: unknown;
	/** Returns all data, or sets a value. */
	data: ( ( name: string, value: unknown ) => unknown ) & ( () => object );
	get: () => Element[];
	on: ( ( names: string, listener: JQueryListener ) => unknown ) &
		( (
			names: string,
			selector: string,
			listener: JQueryListener
		) => unknown );
	off: ( names: string, listener: JQueryListener ) => unknown;
	trigger: ( name: string, args: readonly unknown[] ) => unknown;
	triggerHandler: ( name: string, args: readonly unknown[] ) => unknown;
	replaceWith: ( html: string ) => unknown;
	/** Of the plugin blockUI, which not every page has. */
	block?: ( options: object ) => unknown;
}

/** jQuery of the page, as far as it is used. */
export interface JQueryFunction {
	( target: EventTarget | readonly EventTarget[] | string ): JQueryCollection;
	param: ( data: object ) => string;
	/** Methods of collections; those of plugins are added here. */
	fn: object;
}

/** The window of a page that may have jQuery. */
export interface JQueryWindow extends Window {
	jQuery?: JQueryFunction;
}

/**
 * Calls back once with the jQuery of the page: now, or when a script has brought it. It is never loaded for that.
 *
 * @param view     The window of the page.
 * @param callBack
 * @param signal   Ends the waiting. Default: it ends with the page.
 */
export function whenJQuery(
	view: JQueryWindow,
	callBack: ( jQuery: JQueryFunction ) => void,
	signal?: AbortSignal
): void {
	if ( view.jQuery ) {
		callBack( view.jQuery );
		return;
	}
	const waiting = new AbortController();
	const check = () => {
		if ( view.jQuery ) {
			waiting.abort();
			callBack( view.jQuery );
		}
	};
	signal?.addEventListener( 'abort', () => waiting.abort() );
	const options = { capture: true, signal: waiting.signal };
	// Of each script, before the next one runs; and of the page, for jQuery in a script element.
	view.document.addEventListener( 'load', check, options );
	view.addEventListener( 'load', check, options );
}
