import { getErrorMessage } from '@shopfront/extensibility';
import {
	useContext,
	useEffect,
	useLayoutEffect,
	useRef,
} from '@wordpress/element';
import type { FunctionComponent } from 'react';
import { AddOnScopeContext } from './add-on-scope-context';

/** How often a part of an add-on may render within {@link RENDER_WINDOW_MS}: more than any animation does. */
export const RENDER_LIMIT = 200;

/** Milliseconds. */
export const RENDER_WINDOW_MS = 1000;

type Props = Readonly< Record< string, unknown > >;

/** What a component throws that renders without an end. */
export class RenderLimitError extends Error {
	constructor() {
		super(
			`It rendered more than ${ RENDER_LIMIT } times within ${ RENDER_WINDOW_MS } ms.`
		);
	}
}

/** Whether something was thrown for rendering without an end: by us, or by React, which sees some of these itself. */
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
	// Counted while rendering, since what renders for ever may never come to an effect of ours.
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

/** Calls a component of a part: what it registers as it renders and in its own effects is the part's. */
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
	// Effects of one component run in their order.
	useLayoutEffect( () => leave.current() );
	useEffect( () => leave.current() );
	return node;
};

const limitedComponents = new WeakMap< object, FunctionComponent< Props > >();

/**
 * A component with a limit to how often it renders; always the same one for the same component, so that its state is
 * kept. React stops components that change while they are put on the page; those that do in an effect after it, which
 * functions alone have, it lets go on for ever. Of what is within the component that is so too: to count there, elements
 * of the add-on would have to be exchanged, which it may tell apart by their types. Such a loop does not
 * stop the page, but makes it slower.
 *
 * @param type
 * @param now  Milliseconds.
 * @return `null` for what is no function: React sees to those.
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
		return useInScope( () => type( props ) );
	};
	Limited.displayName = type.displayName ?? type.name;
	Limited.defaultProps = type.defaultProps;
	limitedComponents.set( type, Limited );
	return Limited;
}
