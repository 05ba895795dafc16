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
 * Short messages at the edge of the window, each gone after ten seconds. While the pointer or the focus is on the
 * list, none goes; after that, each has its ten seconds again. Nothing is rendered without a message.
 *
 * Surface: `.wc-block-components-notice-snackbar-list`, `.wc-block-components-notice-snackbar`; it lies
 * `--sf-snackbar-inset` from the edge, or from what `--sf-sticky-bar-size` says stands there.
 */
export const SnackbarList = ( props: SnackbarListProps ) =>
	// A list that emptied under the pointer would never hear it leave: the next one starts anew.
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
