import { useState } from '@wordpress/element';
import clsx from 'clsx';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { Icon, SHAPES } from '../icon/icon';

export interface PanelProps {
	children?: ReactNode;
	className?: string;
	title: ReactNode;
	/** Initial state of an uncontrolled panel. */
	initialOpen?: boolean;
	hasBorder?: boolean;
	headingLevel?: 2 | 3 | 4 | 5 | 6;
	/** State and setter of a controlled panel. */
	state?: readonly [ boolean, ( isOpen: boolean ) => void ];
	/** The toggle button, for owners that restore the focus. */
	buttonRef?: Ref< HTMLDivElement >;
}

/**
 * Collapsible, and closed by default (docs/contract/cart-and-checkout.md 4, "Other").
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
				shape={ SHAPES.chevron }
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
