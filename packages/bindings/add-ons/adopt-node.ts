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

/** Tags of React elements: up to React 18, and since. */
const ELEMENT_TAGS: readonly unknown[] = [
	Symbol.for( 'react.element' ),
	Symbol.for( 'react.transitional.element' ),
];

/** The tag of elements that the page's React renders. */
const HOST_TAG: unknown = Reflect.get( createElement( Fragment ), '$$typeof' );

/** These tags are the same in both versions. */
const PORTAL = Symbol.for( 'react.portal' );
const MEMO = Symbol.for( 'react.memo' );
const FORWARD_REF = Symbol.for( 'react.forward_ref' );
const LAZY = Symbol.for( 'react.lazy' );

type Props = Readonly< Record< string, unknown > >;
type Render = ( ...args: unknown[] ) => unknown;

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

/** React 19 applies default props of classes only. */
const hasIgnoredDefaults = ( type: unknown ): boolean =>
	HOST_TAG === ELEMENT_TAGS[ 1 ] &&
	( isFunction( type )
		? ! isClass( type ) && 'defaultProps' in type
		: isRecord( type ) &&
			( 'defaultProps' in type || hasIgnoredDefaults( type.type ) ) );

/** True if the page's React can't render part of the node, or would ignore its default props. */
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

/** React 18 does this when it creates an element. */
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

/** Returns the same result for the same source, so components keep their state. */
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
	// `isReactComponent` shows that this is the add-on's class.
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

/** Resolves to the component of a lazy type. Its initializer throws a promise until it has loaded. */
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
 * Returns a component that renders another runtime's elements and keeps its default props in every version. HTML
 * element names, contexts and other types stay unchanged.
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

/** React 19 keeps the ref among the props, and warns if you read the property. */
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
	// `jsxs` needs no keys for children that the author wrote one by one.
	return ( Array.isArray( props.children ) ? jsxs : jsx )(
		adoptType( type ) as ComponentType,
		adopted,
		key ?? undefined
	);
};

/**
 * Converts an add-on's elements if they come from another React version's JSX runtime, and the elements that its
 * components render. Other nodes stay unchanged. The versions tag their elements differently (`react.element`, since
 * React 19 `react.transitional.element`), and React throws for a tag that it doesn't know.
 */
export const adoptNode = < Node >( node: Node ): Node =>
	// The adopted node has the same shape.
	adopt( node ) as Node;
