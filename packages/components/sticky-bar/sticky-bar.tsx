import { useLayoutEffect, useRef } from '@wordpress/element';
import clsx from 'clsx';
import type { ReactNode, RefObject } from 'react';
import { useIsBelowViewport } from './use-is-below-viewport';
import { useHeightProperty } from './use-height-property';
import { useIsFocused } from './use-is-focused';
import { useRevealFocus } from './use-reveal-focus';

/** Fields that open an on-screen keyboard. */
const TEXT = 'input:not([type=checkbox],[type=radio]),textarea';

export interface StickyBarProps {
	/** The bar replaces this element while it's below the window. */
	targetRef: RefObject< HTMLElement >;
	label: string;
	className?: string;
	children: ReactNode;
}

/**
 * A bar at the lower edge of the window that replaces an element further down the page. Takes no space in the layout,
 * and unmounts while the element is visible. If the bar has the focus then, the element gets it.
 *
 * Hidden in low windows and while an on-screen keyboard is open.
 *
 * Surface: `.sf-sticky-bar`; while mounted, `--sf-sticky-bar-size` is its height, and the page scrolls focused
 * controls above it.
 */
export const StickyBar = ( props: StickyBarProps ) =>
	useIsBelowViewport( props.targetRef ) ? <Bar { ...props } /> : null;

const Bar = ( { targetRef, label, className, children }: StickyBarProps ) => {
	const element = useRef< HTMLDivElement >( null );
	useHeightProperty( element, '--sf-sticky-bar-size' );
	useRevealFocus( element );
	const isTyping = useIsFocused( element, TEXT );
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
			className={ clsx(
				'sf-sticky-bar',
				className,
				isTyping && 'is-typing'
			) }
			role="region"
			aria-label={ label }
		>
			{ children }
		</div>
	);
};
