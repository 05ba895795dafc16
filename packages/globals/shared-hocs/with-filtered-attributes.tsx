import type { ComponentType } from 'react';
import { displayName } from './display-name';

/** As in a `block.json`: type and default of each attribute. */
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

/** Empty values and invalid numbers become the default. */
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
 * Converts block attributes from the strings of `data-*` to their types. Passes other props unchanged. Source:
 * docs/contract/globals.md 11.
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
