import { useState } from '@wordpress/element';
import clsx from 'clsx';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { Icon } from '../icon/icon';

export interface PanelProps {
	children?: ReactNode;
	className?: string;
	title: ReactNode;
	/** Where the panel keeps its own state: whether it starts open. */
	initialOpen?: boolean;
	hasBorder?: boolean;
	/** Makes the title a heading of this level. */
	headingLevel?: 2 | 3 | 4 | 5 | 6;
	/** Hands the state to the owner: whether it is open, and how to say that it shall be. */
	state?: readonly [ boolean, ( isOpen: boolean ) => void ];
	/** The element that is pressed, for who wants to give it the focus back. */
	buttonRef?: Ref< HTMLDivElement >;
}

/**
 * A title that opens and closes what stands below it; closed by default (docs/contract/cart-and-checkout.md 4,
 * "Other").
 *
 * Surface: `.wc-block-components-panel(.has-border)`, `__button[aria-expanded]`, `__button-icon`, `__content`
 * (docs/contract/globals.md 5, which fixes the element of the button as well).
 */
export const Panel = ( {
	children,
	className,
	title,
	initialOpen = false,
	hasBorder = false,
	headingLevel,
	state,
	buttonRef,
}: PanelProps ) => {
	const ownState = useState( initialOpen );
	const [ isOpen, setIsOpen ] = state ?? ownState;
	const toggle = () => setIsOpen( ! isOpen );
	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Enter' || event.key === ' ' ) {
			event.preventDefault();
			toggle();
		}
	};
	const button = (
		<div
			ref={ buttonRef }
			role="button"
			tabIndex={ 0 }
			className="wc-block-components-panel__button"
			aria-expanded={ isOpen }
			onClick={ toggle }
			onKeyDown={ onKeyDown }
		>
			<Icon
				name="chevron"
				className="wc-block-components-panel__button-icon"
			/>
			{ title }
		</div>
	);
	return (
		<div
			className={ clsx( 'wc-block-components-panel', className, {
				'has-border': hasBorder,
			} ) }
		>
			{ headingLevel ? (
				<div role="heading" aria-level={ headingLevel }>
					{ button }
				</div>
			) : (
				button
			) }
			{ isOpen && (
				<div className="wc-block-components-panel__content">
					{ children }
				</div>
			) }
		</div>
	);
};
