import { useLayoutEffect, useRef } from '@wordpress/element';
import clsx from 'clsx';
import type { ReactNode, RefObject } from 'react';
import { useIsBelowViewport } from './use-is-below-viewport';
import { useHeightProperty } from './use-height-property';

export interface StickyBarProps {
	/** What it stands in for: while that is below the window, the bar is there. */
	targetRef: RefObject< HTMLElement >;
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
	useIsBelowViewport( props.targetRef ) ? <Bar { ...props } /> : null;

const Bar = ( { targetRef, label, className, children }: StickyBarProps ) => {
	const element = useRef< HTMLDivElement >( null );
	useHeightProperty( element, '--sf-sticky-bar-size' );
	useLayoutEffect( () => {
		const bar = element.current;
		const target = targetRef.current;
		return () => {
			if ( bar?.contains( bar.ownerDocument.activeElement ) ) {
				target?.querySelector< HTMLElement >( 'a, button' )?.focus( {
					preventScroll: true,
				} );
			}
		};
	}, [ targetRef ] );
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
