import { useLayoutEffect, useRef } from '@wordpress/element';
import clsx from 'clsx';
import type { ReactNode, RefObject } from 'react';
import { useIsBelowView } from './use-is-below-view';
import { usePublishedHeight } from './use-published-height';

export interface StickyBarProps {
	/** What it stands in for: while that is below the window, the bar is there. */
	standsFor: RefObject< HTMLElement >;
	/** What the bar is, for who cannot see it. */
	label: string;
	className?: string;
	children: ReactNode;
}

/**
 * A bar at the lower edge of the window, in place of something that is further down. It takes no room of the page,
 * and is not there at all while the real thing can be seen. Who is in the bar when it goes is taken to the real thing.
 *
 * Surface: `.sf-sticky-bar`; while there is one, `--sf-sticky-bar-size` is its height and snackbars lie above it.
 */
export const StickyBar = ( props: StickyBarProps ) =>
	useIsBelowView( props.standsFor ) ? <Bar { ...props } /> : null;

const Bar = ( { standsFor, label, className, children }: StickyBarProps ) => {
	const element = useRef< HTMLDivElement >( null );
	usePublishedHeight( element, '--sf-sticky-bar-size' );
	useLayoutEffect( () => {
		const bar = element.current;
		const real = standsFor.current;
		return () => {
			if ( bar?.contains( bar.ownerDocument.activeElement ) ) {
				real?.querySelector< HTMLElement >( 'a, button' )?.focus( {
					preventScroll: true,
				} );
			}
		};
	}, [ standsFor ] );
	return (
		<div
			ref={ element }
			className={ clsx( 'sf-sticky-bar', className ) }
			role="region"
			aria-label={ label }
		>
			{ children }
		</div>
	);
};
