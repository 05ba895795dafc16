import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { Icon, SHAPES } from '../icon/icon';

const BLOCK = 'sf-total-change';

export interface ShownTotalChange {
	id: number;
	line: string;
	/** Each part with its difference, if there are several. */
	parts: readonly string[];
}

export interface TotalChangeProps {
	/** `null` for none. */
	current: ShownTotalChange | null;
	/** Newest first. */
	changes: readonly ShownTotalChange[];
	/** Absent if the current change hides by itself. */
	onDismiss?: ( () => void ) | undefined;
}

/**
 * The total's last change with its reason, and a button that lists earlier changes. Takes no space in the layout: the
 * line lies in the space below its container, and the list above the page. Not a live region: announce it yourself.
 *
 * Surface: `.sf-total-change`, `__line`, `__text`, `__why`, `__dismiss`, `__list`, `__parts`. Its styles load with
 * the code that shows it.
 */
export const TotalChange = ( {
	current,
	changes,
	onDismiss,
}: TotalChangeProps ) => {
	const [ isOpen, setIsOpen ] = useState( false );
	const listId = useId();
	const root = useRef< HTMLDivElement >( null );
	const button = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		const page = root.current?.ownerDocument;
		if ( ! isOpen || ! page ) {
			return;
		}
		const close = ( { target }: Event ) => {
			if (
				target instanceof Node &&
				! root.current?.contains( target )
			) {
				setIsOpen( false );
			}
		};
		page.addEventListener( 'pointerdown', close );
		page.addEventListener( 'focusin', close );
		return () => {
			page.removeEventListener( 'pointerdown', close );
			page.removeEventListener( 'focusin', close );
		};
	}, [ isOpen ] );
	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( isOpen && event.key === 'Escape' ) {
			event.stopPropagation();
			setIsOpen( false );
			button.current?.focus();
		}
	};
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape in the button or the list closes the list.
		<div ref={ root } className={ BLOCK } onKeyDown={ onKeyDown }>
			<p className={ `${ BLOCK }__line` }>
				{ current && (
					<span className={ `${ BLOCK }__text` }>
						{ current.line }
					</span>
				) }
				<button
					ref={ button }
					type="button"
					className={ `${ BLOCK }__why` }
					aria-label={ __(
						'Why did the total change?',
						'shopfront'
					) }
					aria-expanded={ isOpen }
					aria-controls={ listId }
					onClick={ () => setIsOpen( ! isOpen ) }
				>
					{ __( 'Why?', 'shopfront' ) }
				</button>
				{ current && onDismiss && (
					<button
						type="button"
						className={ `${ BLOCK }__dismiss` }
						aria-label={ __(
							'Dismiss this notice',
							'woocommerce'
						) }
						onClick={ () => {
							// The pressed button is removed.
							button.current?.focus();
							onDismiss();
						} }
					>
						<Icon shape={ SHAPES.close } />
					</button>
				) }
			</p>
			<ul
				id={ listId }
				className={ `${ BLOCK }__list` }
				hidden={ ! isOpen }
			>
				{ changes.map( ( { id, line, parts } ) => (
					<li key={ id }>
						{ line }
						{ parts.length > 0 && (
							<ul className={ `${ BLOCK }__parts` }>
								{ parts.map( ( part, index ) => (
									<li key={ index }>{ part }</li>
								) ) }
							</ul>
						) }
					</li>
				) ) }
			</ul>
		</div>
	);
};
