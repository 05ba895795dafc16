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

/** Renders of an add-on part allowed within {@link RENDER_WINDOW_MS}; higher than any animation needs. */
export const RENDER_LIMIT = 200;

/** Milliseconds. */
export const RENDER_WINDOW_MS = 1000;

type Props = Readonly< Record< string, unknown > >;

/** Thrown by a component that exceeds the render limit. */
export class RenderLimitError extends Error {
	constructor() {
		super(
			`It rendered more than ${ RENDER_LIMIT } times within ${ RENDER_WINDOW_MS } ms.`
		);
	}
}

/** Whether an error is a render loop, detected by our limit or by React itself. */
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

/**
 * Calls a component inside its scope, so that registrations during render and in its own effects belong to the part.
 */
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
 * Wraps a component with a render limit, and adopts what it renders. Returns the same wrapper for the same component, so that state is preserved.
 * React stops update loops in render and layout effects, but not in passive effects, which only function components
 * have. Loops in nested components stay undetected: counting them would require replacing elements of the add-on, which
 * may compare their types. Such a loop slows the page but does not block it.
 *
 * @param type
 * @param now  Milliseconds.
 * @return `null` if the type is not a function component.
 */
export function withRenderLimit(
	type: unknown,
	now: () => number
): FunctionComponent< Props > | null {
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
}
