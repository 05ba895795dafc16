import { isRecord } from '@shopfront/store-api';
import deprecated from '@wordpress/deprecated';

/** May be a lazy component. Typed loosely, because this package doesn't import React. */
export type BlockComponent =
	| ( ( ...args: never[] ) => unknown )
	| ( abstract new ( ...args: never[] ) => unknown )
	| { readonly $$typeof: symbol };

/** Components of blocks by name, for one containing block or for any. Source: docs/contract/globals.md 2. */
export interface BlockComponents {
	/** Adds a component and replaces one of the same name and context. Throws if the options are invalid. */
	registerBlockComponent: ( options: unknown ) => void;
	/**
	 * Returns a context's components together with components for any context, which take precedence for equal names.
	 */
	getRegisteredBlockComponents: (
		context: string
	) => Readonly< Record< string, BlockComponent > >;
	/** Deprecated name, with `main` for `context`. */
	registerInnerBlock: ( options: unknown ) => void;
	/** Deprecated name. */
	getRegisteredInnerBlocks: (
		main: string
	) => Readonly< Record< string, BlockComponent > >;
	/** Changes with each registration. */
	getVersion: () => number;
	/** Returns the unsubscribe function. */
	subscribe: ( listener: () => void ) => () => void;
}

const ANY = 'any';
const LAZY = Symbol.for( 'react.lazy' );

const isComponent = ( value: unknown ): value is BlockComponent =>
	typeof value === 'function' ||
	( isRecord( value ) && value.$$typeof === LAZY );

export function assertComponent(
	value: unknown
): asserts value is BlockComponent {
	if ( ! isComponent( value ) ) {
		throw new Error(
			'Incorrect value for the component argument when registering a block component. Component must be a valid React Element or Lazy callback.'
		);
	}
}

function assertText( name: string, value: unknown ): asserts value is string {
	if ( typeof value !== 'string' ) {
		throw new Error(
			`Incorrect value for the ${ name } argument when registering a block component. It was a ${ typeof value }, but must be a string.`
		);
	}
}

export const createBlockComponents = (): BlockComponents => {
	const byContext = new Map< string, Map< string, BlockComponent > >();
	const listeners = new Set< () => void >();
	let version = 0;
	const register = ( options: unknown, contextName: string ) => {
		const given = isRecord( options ) ? options : {};
		const { blockName, component, [ contextName ]: context = ANY } = given;
		assertText( contextName, context );
		assertText( 'blockName', blockName );
		assertComponent( component );
		const components = byContext.get( context ) ?? new Map();
		byContext.set( context, components.set( blockName, component ) );
		version++;
		listeners.forEach( ( listener ) => listener() );
	};
	const get = ( context: string ) =>
		Object.fromEntries( [
			...( byContext.get( context ) ?? [] ),
			...( byContext.get( ANY ) ?? [] ),
		] );
	return {
		registerBlockComponent: ( options ) => register( options, 'context' ),
		getRegisteredBlockComponents: get,
		registerInnerBlock: ( options ) => {
			deprecated( 'registerInnerBlock', {
				version: '2.8.0',
				alternative: 'registerBlockComponent',
			} );
			register( options, 'main' );
		},
		getRegisteredInnerBlocks: ( main ) => {
			deprecated( 'getRegisteredInnerBlocks', {
				version: '2.8.0',
				alternative: 'getRegisteredBlockComponents',
			} );
			return get( main );
		},
		getVersion: () => version,
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
	};
};
