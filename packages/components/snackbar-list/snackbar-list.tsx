import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import type { FocusEvent } from 'react';
import { Snackbar, type SnackbarNotice } from './snackbar';

export interface SnackbarListProps {
	/** Oldest first. */
	notices: readonly SnackbarNotice[];
	onRemove: ( id: string ) => void;
	className?: string;
}

/**
 * Short messages at the edge of the window, each removed after ten seconds. Pointer or focus on the list pauses the
 * timeouts; afterwards they restart. Renders nothing without messages.
 *
 * Surface: `.wc-block-components-notice-snackbar-list`, `.wc-block-components-notice-snackbar`; it lies
 * `--sf-snackbar-inset` from the edge, or above a sticky bar of the height `--sf-sticky-bar-size`.
 */
export const SnackbarList = ( props: SnackbarListProps ) =>
	// Unmounts when empty: a list that empties under the pointer receives no leave event, and would stay paused.
	props.notices.length > 0 ? <FilledList { ...props } /> : null;

const FilledList = ( { notices, onRemove, className }: SnackbarListProps ) => {
	const [ isHovered, setIsHovered ] = useState( false );
	const [ isFocused, setIsFocused ] = useState( false );
	const onBlur = ( { currentTarget, relatedTarget }: FocusEvent ) =>
		setIsFocused( currentTarget.contains( relatedTarget ) );

	return (
		<div
			role="region"
			aria-label={ __( 'Messages', 'shopfront' ) }
			className={ clsx(
				'wc-block-components-notice-snackbar-list',
				className
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
