import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import type { FocusEvent } from 'react';
import { useHeightProperty } from '../sticky-bar/use-height-property';
import { useIsFocused } from '../sticky-bar/use-is-focused';
import { Snackbar, type SnackbarNotice } from './snackbar';

const BAR_SIZE = '--sf-sticky-bar-size';

const CONTROLS = 'a, button, input, select, textarea';

export interface SnackbarListProps {
	/** Oldest first. */
	notices: readonly SnackbarNotice[];
	onRemove: ( id: string ) => void;
	className?: string;
}

/**
 * Short messages at the top of the window, each removed after ten seconds. Pointer or focus on the list pauses the
 * timeouts; afterwards they restart. Renders nothing without messages.
 *
 * Surface: `.wc-block-components-notice-snackbar-list`, `.wc-block-components-notice-snackbar`; it lies
 * `--sf-snackbar-inset` from the edge. While mounted, `--sf-snackbar-size` is its height, and the page scrolls
 * focused controls below it.
 */
export const SnackbarList = ( props: SnackbarListProps ) =>
	// Unmounts when empty: a list that empties under the pointer receives no leave event, and would stay paused.
	props.notices.length > 0 ? <FilledList { ...props } /> : null;

/** Scrolls a focused control into view if the list covers it. */
const revealFocus = ( list: HTMLElement | null ) => {
	const control = list?.ownerDocument.activeElement;
	if (
		! list ||
		! control?.matches( CONTROLS ) ||
		list.contains( control )
	) {
		return;
	}
	const cover = list.getBoundingClientRect();
	const { top, bottom } = control.getBoundingClientRect();
	if ( top < cover.bottom && bottom > cover.top ) {
		control.scrollIntoView( { block: 'nearest' } );
	}
};

const FilledList = ( { notices, onRemove, className }: SnackbarListProps ) => {
	const [ isHovered, setIsHovered ] = useState( false );
	const [ isFocused, setIsFocused ] = useState( false );
	const element = useRef< HTMLDivElement >( null );
	useHeightProperty( element, '--sf-snackbar-size' );
	const isBelow = useIsFocused( element, 'header :focus-visible' );
	useLayoutEffect( () => revealFocus( element.current ), [ notices ] );
	useLayoutEffect( () => {
		// The list would lie over the bar. Only the root has the property, because it isn't inherited
		// (assets/styles).
		const { style, ownerDocument } = element.current ?? {};
		style?.setProperty(
			BAR_SIZE,
			ownerDocument?.documentElement.style.getPropertyValue( BAR_SIZE ) ??
				''
		);
	}, [ isBelow, notices ] );
	const onBlur = ( { currentTarget, relatedTarget }: FocusEvent ) =>
		setIsFocused( currentTarget.contains( relatedTarget ) );

	return (
		<div
			ref={ element }
			role="region"
			aria-label={ __( 'Messages', 'shopfront' ) }
			className={ clsx(
				'wc-block-components-notice-snackbar-list',
				className,
				isBelow && 'is-below'
			) }
			onPointerEnter={ () => setIsHovered( true ) }
			onPointerLeave={ () => setIsHovered( false ) }
			onFocus={ () => setIsFocused( true ) }
			onBlur={ onBlur }
		>
			{ notices.map( ( notice ) => (
				<Snackbar
					key={ notice.id }
					notice={ notice }
					isPaused={ isHovered || isFocused }
					onRemove={ onRemove }
				/>
			) ) }
		</div>
	);
};
