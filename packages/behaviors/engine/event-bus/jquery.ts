export interface JQueryEvent {
	readonly type: string;
	readonly target: EventTarget | null;
	readonly currentTarget: EventTarget | null;
	preventDefault: () => void;
}

type JQueryListener = ( event: JQueryEvent, ...args: unknown[] ) => void;

export interface JQueryCollection {
	readonly [ 0 ]?: unknown;
	/** Without arguments, returns all data. */
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
	/** From the plugin blockUI, which not every page has. */
	block?: ( options: object ) => unknown;
}

export interface JQueryFunction {
	( target: EventTarget | readonly EventTarget[] | string ): JQueryCollection;
	param: ( data: object ) => string;
	/** Where plugins add their methods. */
	fn: object;
}

export interface JQueryWindow extends Window {
	jQuery?: JQueryFunction;
}

/** Calls back once with the page's jQuery, now or when another script has loaded it. We never load it ourselves. */
export const whenJQuery = (
	view: JQueryWindow,
	callBack: ( jQuery: JQueryFunction ) => void,
	signal?: AbortSignal
): void => {
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
	// Fires after each script and before the next one runs, and once more for inline jQuery after the page has loaded.
	view.document.addEventListener( 'load', check, options );
	view.addEventListener( 'load', check, options );
};
