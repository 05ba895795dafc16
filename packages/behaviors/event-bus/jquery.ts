/** A jQuery collection, as far as it is used. */
export interface JQueryCollection {
	readonly [ 0 ]?: unknown;
	data: () => object;
	on: (
		names: string,
		listener: ( event: unknown, ...args: unknown[] ) => void
	) => unknown;
	off: (
		names: string,
		listener: ( event: unknown, ...args: unknown[] ) => void
	) => unknown;
	trigger: ( name: string, args: readonly unknown[] ) => unknown;
	triggerHandler: ( name: string, args: readonly unknown[] ) => unknown;
	replaceWith: ( html: string ) => unknown;
	/** Of the plugin blockUI, which not every page has. */
	block?: ( options: object ) => unknown;
}

/** jQuery of the page, as far as it is used. */
export interface JQueryFunction {
	( target: EventTarget | string ): JQueryCollection;
	param: ( data: object ) => string;
	/** Private data: of `events`, the listeners by type. */
	_data?: (
		target: EventTarget,
		name: 'events'
	) =>
		| Partial<
				Record< string, ReadonlyArray< { selector?: string | null } > >
		  >
		| undefined;
}

/** The window of a page that may have jQuery. */
export interface JQueryWindow extends Window {
	jQuery?: JQueryFunction;
}
