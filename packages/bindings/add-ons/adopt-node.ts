import { isRecord } from '@shopfront/store-api';
import {
	Component,
	createElement,
	forwardRef,
	Fragment,
	lazy,
	memo,
} from '@wordpress/element';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';

/** Tags of React elements: up to React 18, and later. */
const ELEMENT_TAGS: readonly unknown[] = [
	Symbol.for( 'react.element' ),
	Symbol.for( 'react.transitional.element' ),
];

/** The tag of elements that the page's React renders. */
const HOST_TAG: unknown = Reflect.get( createElement( Fragment ), '$$typeof' );

/** Tags of component types and nodes that are the same in both versions. */
const PORTAL = Symbol.for( 'react.portal' );
const MEMO = Symbol.for( 'react.memo' );
const FORWARD_REF = Symbol.for( 'react.forward_ref' );
const LAZY = Symbol.for( 'react.lazy' );

type Props = Readonly< Record< string, unknown > >;
type Render = ( ...args: unknown[] ) => unknown;

/** An element of any version. */
interface AnyElement {
	readonly $$typeof: unknown;
	readonly type: unknown;
	readonly key: string | null;
	readonly ref?: unknown;
	readonly props: Props;
}

const isAnyElement = ( value: unknown ): value is AnyElement & object =>
	isRecord( value ) && ELEMENT_TAGS.includes( value.$$typeof );

const isForeign = ( element: AnyElement ) => element.$$typeof !== HOST_TAG;

const isPortal = ( value: unknown ): value is { children: unknown } =>
	isRecord( value ) && value.$$typeof === PORTAL;

const isFunction = ( value: unknown ): value is Render =>
	typeof value === 'function';

const isClass = ( type: Render ) =>
	Boolean( type.prototype && 'isReactComponent' in type.prototype );

/** Whether the page's React ignores the default props of this component: React 19 applies the default props of classes only. */
const hasIgnoredDefaults = ( type: unknown ): boolean =>
	HOST_TAG === ELEMENT_TAGS[ 1 ] &&
	( isFunction( type )
		? ! isClass( type ) && 'defaultProps' in type
		: isRecord( type ) &&
			( 'defaultProps' in type || hasIgnoredDefaults( type.type ) ) );

/** Whether a node contains something that the page's React cannot render, or would render without its default props. */
const needsAdoption = ( node: unknown ): boolean => {
	if ( Array.isArray( node ) ) {
		return node.some( needsAdoption );
	}
	if ( isPortal( node ) ) {
		return needsAdoption( node.children );
	}
	return (
		isAnyElement( node ) &&
		( isForeign( node ) ||
			hasIgnoredDefaults( node.type ) ||
			Object.values( node.props ).some( needsAdoption ) )
	);
};

/** Adds the default props of a component, as React 18 does when it creates an element. */
export const withDefaults = ( type: unknown, props: Props ): Props => {
	const defaults: unknown = Object( type ).defaultProps;
	if ( ! isRecord( defaults ) ) {
		return props;
	}
	const result: Record< string, unknown > = { ...props };
	for ( const name of Object.keys( defaults ) ) {
		if ( result[ name ] === undefined ) {
			result[ name ] = defaults[ name ];
		}
	}
	return result;
};

const cache = new WeakMap< object, unknown >();

/** Returns the same result for the same source, so that components keep their state. */
const once = < Result >( source: object, create: () => Result ): Result => {
	const known = cache.get( source ) ?? create();
	cache.set( source, known );
	// Each source is converted by one function.
	return known as Result;
};

const adoptOutput = ( render: Render ): Render =>
	once(
		render,
		() =>
			( ...args: unknown[] ) =>
				adopt( render( ...args ) )
	);

const createAdoptedClass = ( type: Render ) => {
	// A class of the add-on, which its `isReactComponent` shows.
	const Base = type as unknown as new ( props: object ) => Component;
	return class extends Base {
		static displayName = type.name;

		override render() {
			return adopt( super.render() ) as ReactNode;
		}
	};
};

const createAdopted = ( type: object ): unknown => {
	if ( isFunction( type ) ) {
		return isClass( type )
			? createAdoptedClass( type )
			: Object.assign(
					( props: Props ) =>
						adopt( type( withDefaults( type, props ) ) ),
					{ displayName: Object( type ).displayName ?? type.name }
				);
	}
	if ( ! isRecord( type ) ) {
		return type;
	}
	const { $$typeof: tag, compare, render } = type;
	if ( tag === MEMO ) {
		const Inner = adoptType( type.type ) as ComponentType< Props >;
		return memo(
			( props: Props ) =>
				createElement( Inner, withDefaults( type, props ) ),
			isFunction( compare )
				? ( before, after ) => Boolean( compare( before, after ) )
				: undefined
		);
	}
	if ( tag === FORWARD_REF && isFunction( render ) ) {
		return forwardRef(
			( props: object, ref ) =>
				adopt(
					render( withDefaults( type, { ...props } ), ref )
				) as ReactElement
		);
	}
	if ( tag === LAZY ) {
		return lazy( async () => ( {
			default: adoptType( await loadLazy( type ) ) as ComponentType,
		} ) );
	}
	return type;
};

/** Resolves to the component of a lazy type, whose initializer throws a promise until it has loaded. */
const loadLazy = async ( {
	_init: init,
	_payload: payload,
}: Props ): Promise< unknown > => {
	for (;;) {
		try {
			return isFunction( init ) ? init( payload ) : undefined;
		} catch ( thrown ) {
			if ( ! isRecord( thrown ) || ! isFunction( thrown.then ) ) {
				throw thrown;
			}
			await thrown;
		}
	}
};

/**
 * Returns a component that renders the elements of another runtime, and has its default props in every version. Returns other
 * types, such as names of HTML elements and contexts, unchanged.
 */
export const adoptType = ( type: unknown ): unknown =>
	isFunction( type ) || isRecord( type )
		? once( type, () => createAdopted( type ) )
		: type;

const adoptProps = ( props: Props ): Props =>
	Object.fromEntries(
		Object.entries( props ).map( ( [ name, value ] ) => [
			name,
			name === 'children' && isFunction( value )
				? adoptOutput( value )
				: adopt( value ),
		] )
	);

/** Returns the ref as a prop. React 19 has it among the props, and warns about the property. */
export const getRef = ( element: object ): { ref?: unknown } =>
	isAnyElement( element ) &&
	element.$$typeof === ELEMENT_TAGS[ 0 ] &&
	element.ref
		? { ref: element.ref }
		: {};

const adopt = ( node: unknown ): unknown => {
	if ( ! needsAdoption( node ) ) {
		return node;
	}
	if ( Array.isArray( node ) ) {
		return node.map( adopt );
	}
	if ( isPortal( node ) ) {
		return { ...node, children: adopt( node.children ) };
	}
	if ( ! isAnyElement( node ) ) {
		return node;
	}
	const { type, key, props } = node;
	const adopted = { ...adoptProps( props ), ...getRef( node ) };
	// With `jsxs`, lists that the author wrote one by one need no keys.
	return ( Array.isArray( props.children ) ? jsxs : jsx )(
		adoptType( type ) as ComponentType,
		adopted,
		key ?? undefined
	);
};

/**
 * Converts the elements of an add-on that has the JSX runtime of another React version into elements of the page's React, with the
 * elements that its components render. Returns a node without any of them unchanged. Such elements have another tag
 * (`react.element`, since React 19 `react.transitional.element`), and React throws for a tag that it doesn't know.
 */
export const adoptNode = < Node >( node: Node ): Node =>
	// The adopted node has the same shape.
	adopt( node ) as Node;
