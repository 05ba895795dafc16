import { readGlobal } from '@shopfront/host';
import {
	passes,
	readRules,
	readValues,
	validateForm,
	type FormRule,
} from '@shopfront/form-rules';

export interface FormControls {
	submit: ( submitter?: HTMLElement | null ) => void;
	reset: () => void;
	validate: ( target: Element ) => Promise< void >;
}

interface Options {
	submitter?: HTMLElement | null;
	target?: Element;
}

/** The plugin's functions, which a page may call or wrap. */
interface PageFunctions {
	init: ( form: HTMLFormElement ) => unknown;
	submit: ( form: HTMLFormElement, options?: Options ) => unknown;
	reset: ( form: HTMLFormElement ) => void;
	validate: ( form: HTMLFormElement, options?: Options ) => unknown;
	schemas: Map< number, unknown >;
}

/** Holds the forms, and marks the functions as ours. */
const FORMS = Symbol.for( 'shopfront.contactForms' );

const isObject = ( value: unknown ): value is object =>
	typeof value === 'object' && value !== null;

/** Adds the global `swv` for add-ons, unless the page has it (docs/contract/contact-forms.md 1). */
const addRules = ( view: Window ): void => {
	if ( isObject( Reflect.get( view, 'swv' ) ) ) {
		return;
	}
	const run = ( rule: FormRule, data: FormData ) =>
		passes( readValues( data )( rule.field ?? '' ), rule );
	Object.assign( view, {
		swv: {
			validators: new Proxy(
				{},
				{
					get: ( _, name ) => ( rule: FormRule, data: FormData ) =>
						run( { ...rule, rule: String( name ) }, data ),
				}
			),
			validate: ( schema: unknown, data: FormData ) =>
				new Map(
					[ ...validateForm( readRules( schema ), data ) ].map(
						( [ field, error ] ) => [ field, { field, error } ]
					)
				),
		},
	} );
};

/** Adds functions to the global `wpcf7`. Returns `null` if the plugin's own script has done so. */
export const createGlobals = ( view: Window ) => {
	const target: unknown = readGlobal( view, 'wpcf7' );
	if ( ! isObject( target ) ) {
		return null;
	}
	const isOurs = FORMS in target;
	if ( ! isOurs && typeof Reflect.get( target, 'init' ) === 'function' ) {
		return null;
	}
	if ( ! isOurs ) {
		const forms = new WeakMap< HTMLFormElement, FormControls >();
		const functions: PageFunctions = {
			init: ( form ) =>
				form.dispatchEvent(
					new CustomEvent( 'sf:content', {
						bubbles: true,
						detail: { root: form.closest( '.wpcf7' ) ?? form },
					} )
				),
			submit: ( form, { submitter } = {} ) =>
				forms.get( form )?.submit( submitter ),
			reset: ( form ) => forms.get( form )?.reset(),
			validate: ( form, { target: element = form } = {} ) =>
				forms.get( form )?.validate( element ),
			schemas: new Map(),
		};
		// The page's own members win.
		Object.assign( target, { ...functions, ...target } );
		Object.defineProperty( target, FORMS, { value: forms } );
	}
	addRules( view );
	const forms = Reflect.get( target, FORMS ) as WeakMap<
		HTMLFormElement,
		FormControls
	>;
	const functions = target as PageFunctions;
	return {
		add: ( form: HTMLFormElement, controls: FormControls ) => {
			forms.set( form, controls );
		},
		remove: ( form: HTMLFormElement ) => {
			forms.delete( form );
		},
		/** Calls the global function, which the page may have wrapped. */
		submit: ( form: HTMLFormElement, options: Options ) =>
			functions.submit( form, options ),
		/** Whether the page may be older than its questions. */
		isCached: () => Boolean( Reflect.get( target, 'cached' ) ),
		isBlocked: () => Boolean( Reflect.get( target, 'blocked' ) ),
		schema: async ( id: number, load: () => Promise< unknown > ) => {
			if ( ! functions.schemas.has( id ) ) {
				functions.schemas.set( id, await load() );
			}
			return functions.schemas.get( id );
		},
	};
};
