import { getErrorMessage } from '@shopfront/extensibility';
import {
	useContext,
	useEffect,
	useLayoutEffect,
	useRef,
} from '@wordpress/element';
import type { FunctionComponent } from 'react';
import { AddOnScopeContext } from './add-on-scope-context';
import { adoptNode, withDefaults } from './adopt-node';

/** Allowed renders of an add-on part within {@link RENDER_WINDOW_MS}; higher than any animation needs. */
export const RENDER_LIMIT = 200;

export const RENDER_WINDOW_MS = 1000;

type Props = Readonly< Record< string, unknown > >;

export class RenderLimitError extends Error {
	constructor() {
		super(
			`It rendered more than ${ RENDER_LIMIT } times within ${ RENDER_WINDOW_MS } ms.`
		);
	}
}

export const isRenderLoop = ( error: unknown ): boolean =>
	error instanceof RenderLimitError ||
	/Maximum update depth|Too many re-renders|React error #(185|301)\b/.test(
		getErrorMessage( error )
	);

const isFunctionComponent = (
	type: unknown
): type is FunctionComponent< Props > =>
	typeof type === 'function' &&
	! ( type.prototype && 'isReactComponent' in type.prototype );

const useRenderLimit = ( now: () => number ) => {
	// Counted during render, because effects may never run in an endless loop.
	const count = useRef( { renders: 0, since: now() } );
	if ( now() - count.current.since >= RENDER_WINDOW_MS ) {
		count.current = { renders: 0, since: now() };
	}
	count.current.renders++;
	if ( count.current.renders > RENDER_LIMIT ) {
		throw new RenderLimitError();
	}
};

const runUnscoped = < Result >( callback: () => Result ): Result => callback();

/** Calls a component inside its scope: registrations during render and in its own effects belong to the part. */
const useInScope = < Node >( useComponent: () => Node ): Node => {
	const scope = useContext( AddOnScopeContext );
	const leave = useRef( () => {} );
	const enter = () => {
		leave.current = scope?.enter() ?? leave.current;
	};
	useLayoutEffect( enter );
	useEffect( enter );
	const run = scope?.run ?? runUnscoped;
	const node = run( useComponent );
	// Effects of one component run in order of declaration.
	useLayoutEffect( () => leave.current() );
	useEffect( () => leave.current() );
	return node;
};

const limitedComponents = new WeakMap< object, FunctionComponent< Props > >();

/**
 * Wraps a component with a render limit, and adopts what it renders. The same component gets the same wrapper, so it
 * keeps its state. React stops update loops in render and layout effects, but not in passive effects, which only
 * function components have. Loops in nested components stay undetected: to count them we'd have to replace the
 * add-on's elements, and it may compare their types. Such a loop slows the page but doesn't block it.
 *
 * `now` returns milliseconds. Returns `null` if the type isn't a function component.
 */
export const withRenderLimit = (
	type: unknown,
	now: () => number
): FunctionComponent< Props > | null => {
	if ( ! isFunctionComponent( type ) ) {
		return null;
	}
	const known = limitedComponents.get( type );
	if ( known ) {
		return known;
	}
	const Limited: FunctionComponent< Props > = ( props ) => {
		useRenderLimit( now );
		return useInScope( () =>
			adoptNode( type( withDefaults( type, props ) ) )
		);
	};
	Limited.displayName = type.displayName ?? type.name;
	limitedComponents.set( type, Limited );
	return Limited;
};
