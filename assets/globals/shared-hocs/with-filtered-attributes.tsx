import type { ComponentType } from 'react';
import { displayName } from './display-name';

/** Attributes of a block as its `block.json` has them: how each is read, and what it is where it is missing. */
export type AttributesSchema = Readonly<
	Record< string, { readonly type?: string; readonly default?: unknown } >
>;

const parse = ( text: string, fallback: unknown ): unknown => {
	try {
		return JSON.parse( text );
	} catch {
		return fallback;
	}
};

/** By the type of an attribute. What reads as nothing is the default, and so is a number that is none. */
const coerce = (
	{ type, default: fallback }: AttributesSchema[ string ],
	given: unknown
): unknown => {
	if ( given === undefined ) {
		return fallback;
	}
	if ( typeof given !== 'string' ) {
		return given;
	}
	switch ( type ) {
		case 'boolean':
			return given !== 'false';
		case 'number':
		case 'integer': {
			const number = Number.parseInt( given, 10 );
			return Number.isNaN( number ) ? fallback : number;
		}
		case 'array':
		case 'object':
			return parse( given, fallback );
		default:
			return given;
	}
};

/**
 * Makes what gives a component its attributes in their types, where they come as the texts of `data-*`. Props that are
 * no attributes stay as they are. Source: docs/contract/globals.md 11.
 */
export const withFilteredAttributes =
	( schema: AttributesSchema ) =>
	< Props extends object >( Component: ComponentType< Props > ) => {
		const WithFilteredAttributes = ( props: Props ) => {
			const attributes = Object.fromEntries(
				Object.entries( schema ).map( ( [ name, each ] ) => [
					name,
					coerce( each, Reflect.get( props, name ) ),
				] )
			);
			return <Component { ...props } { ...attributes } />;
		};
		WithFilteredAttributes.displayName = displayName(
			'WithFilteredAttributes',
			Component
		);
		return WithFilteredAttributes;
	};
