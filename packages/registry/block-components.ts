import { isFunction, isString, type Given } from './checks';

/** Where a component may be used that was registered for no context. */
export const ANY_CONTEXT = 'any';

/** What React renders and is no function: lazy, with a memory, or handing on a ref. Told without React. */
const COMPONENT_TAGS: readonly unknown[] = [
	Symbol.for( 'react.lazy' ),
	Symbol.for( 'react.memo' ),
	Symbol.for( 'react.forward_ref' ),
];

/** A component as it was given; whoever renders it has React, and a boundary around it. */
export type BlockComponent = object;

const isComponent = ( value: unknown ): value is BlockComponent =>
	isFunction( value ) ||
	( typeof value === 'object' &&
		value !== null &&
		'$$typeof' in value &&
		COMPONENT_TAGS.includes( value.$$typeof ) );

const assertText: (
	argument: string,
	value: unknown
) => asserts value is string = ( argument, value ) => {
	if ( ! isString( value ) ) {
		throw new Error(
			`Incorrect value for the ${ argument } argument when registering a block component. It was a ${ typeof value }, but must be a string.`
		);
	}
};

/** The components that add-ons give to blocks of the page, by context and block name. */
export interface BlockComponents {
	/**
	 * Gives a block its component, in place of an earlier one. Throws when an argument is wrong.
	 *
	 * `{ blockName: 'my-plugin/gift-wrap', component: GiftWrap }`; with `context`, in that context only.
	 */
	registerBlockComponent: ( options: Given ) => void;
	/** Those of a context and those for any, which win; by block name. */
	getRegisteredBlockComponents: (
		context: string
	) => Readonly< Record< string, BlockComponent > >;
}

/** Components of blocks, none yet. Source: contract/globals.md 2. */
export function createBlockComponents(): BlockComponents {
	const byContext = new Map< string, Map< string, BlockComponent > >();
	const of = ( context: string ) =>
		byContext.get( context ) ?? new Map< string, BlockComponent >();
	return {
		registerBlockComponent: ( {
			blockName,
			component,
			context = ANY_CONTEXT,
		} ) => {
			assertText( 'context', context );
			assertText( 'blockName', blockName );
			if ( ! isComponent( component ) ) {
				throw new Error(
					'Incorrect value for the component argument when registering a block component. Component must be a valid React Element or Lazy callback.'
				);
			}
			byContext.set( context, of( context ).set( blockName, component ) );
		},
		getRegisteredBlockComponents: ( context ) =>
			Object.fromEntries( [ ...of( context ), ...of( ANY_CONTEXT ) ] ),
	};
}
