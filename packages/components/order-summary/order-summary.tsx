import { useEffect, useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon, SHAPES } from '../icon/icon';

const BLOCK = 'wc-block-components-checkout-order-summary';

export interface OrderSummaryProps {
	/** On narrow screens, the title collapses the content. Collapsed initially. */
	isCollapsible: boolean;
	/** Opens the summary for an error inside. */
	hasError?: boolean;
	/** Visible while collapsed. */
	total: ReactNode;
	className?: string;
	children?: ReactNode;
}

/**
 * Preserves entered text while collapsed.
 *
 * Surface: `.wc-block-components-checkout-order-summary__title` (`.is-open`), `__title-text`, `__title-price`,
 * `__title-icon`, `__content` (`.is-open`) (docs/contract/blocks.md 5).
 */
export const OrderSummary = ( {
	isCollapsible,
	hasError = false,
	total,
	className,
	children,
}: OrderSummaryProps ) => {
	const [ isOpened, setIsOpened ] = useState( false );
	const contentId = useId();
	useEffect( () => {
		if ( hasError ) {
			setIsOpened( true );
		}
	}, [ hasError ] );
	const isOpen = isOpened || ! isCollapsible;
	const titleClass = clsx( `${ BLOCK }__title`, isOpen && 'is-open' );
	const title = (
		<span className={ `${ BLOCK }__title-text` }>
			{ __( 'Order summary', 'woocommerce' ) }
		</span>
	);
	return (
		<div className={ className }>
			<h2 className="sf-order-summary-heading">
				{ isCollapsible ? (
					<button
						type="button"
						className={ titleClass }
						aria-expanded={ isOpen }
						aria-controls={ contentId }
						onClick={ () => setIsOpened( ! isOpened ) }
					>
						{ title }
						<span className={ `${ BLOCK }__title-price` }>
							{ total }
						</span>
						<Icon
							shape={ SHAPES.chevron }
							className={ `${ BLOCK }__title-icon` }
						/>
					</button>
				) : (
					<span className={ titleClass }>{ title }</span>
				) }
			</h2>
			<div
				id={ contentId }
				className={ clsx( `${ BLOCK }__content`, isOpen && 'is-open' ) }
				hidden={ ! isOpen }
			>
				{ children }
			</div>
		</div>
	);
};
