import {
	CheckoutErrorSummary,
	CheckoutOutcome,
	coerceAttributes,
	MethodPlaceOrderButton,
	StoreNotices,
	useBlockApp,
	useContainerSize,
	useOrderProgress,
	usePlaceOrderLabel,
	type BlockProps,
} from '@shopfront/bindings';
import {
	Icon,
	PlaceOrderButton,
	ReturnToCartLink,
	SHAPES,
	useLayoutEffect,
} from '@shopfront/components';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { getStorePageUrl } from '@shopfront/settings';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { CartTotal } from '../cart-total';
import { useSummaryPositions } from '../summary-positions';

/** This block style shows the price on the button (docs/contract/blocks.md 1.2). */
const WITH_PRICE = /\bis-style-with-price\b/;

interface PlaceOrderProps {
	/** `''` for the default. */
	pageLabel: string;
	showsPrice: boolean;
	priceSeparator: string;
	isFullWidth: boolean;
}

/** A separate component: only it renders while the order waits for totals. */
const PlaceOrder = ( {
	pageLabel,
	showsPrice,
	priceSeparator,
	isFullWidth,
}: PlaceOrderProps ) => {
	const label = usePlaceOrderLabel( pageLabel );
	const { placeOrder, isPaying, isPlacing, ...progress } = useOrderProgress();
	return (
		<MethodPlaceOrderButton state={ progress }>
			{ ( isDisabled ) => (
				<PlaceOrderButton
					{ ...progress }
					isDone={ progress.isDone && ! isPaying }
					isDisabled={ isDisabled }
					label={ label }
					busyLabel={
						isPlacing
							? __( 'Placing your order…', 'shopfront' )
							: undefined
					}
					price={ showsPrice && <CartTotal /> }
					priceSeparator={ priceSeparator }
					isFullWidth={ isFullWidth }
					onClick={ placeOrder }
				/>
			) }
		</MethodPlaceOrderButton>
	);
};

export const Actions = ( {
	className,
	children,
	...attributes
}: BlockProps ) => {
	const { settings } = useBlockApp();
	const isLarge = useContainerSize() === 'large';
	const { bottom } = useSummaryPositions();
	const element = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		if ( ! isLarge && bottom ) {
			element.current?.prepend( bottom );
		}
		return () => bottom?.remove();
	}, [ isLarge, bottom ] );
	const {
		cartPageId,
		showReturnToCart,
		priceSeparator,
		placeOrderButtonLabel,
		returnToCartButtonLabel,
		reassurance,
	} = coerceAttributes(
		{
			cartPageId: { type: 'number', default: 0 },
			showReturnToCart: { type: 'boolean', default: false },
			priceSeparator: { type: 'string', default: '·' },
			placeOrderButtonLabel: { type: 'string', default: '' },
			returnToCartButtonLabel: { type: 'string', default: '' },
			reassurance: { type: 'string', default: '' },
		},
		attributes
	);
	const returnUrl = showReturnToCart
		? getStorePageUrl( settings, 'cart', cartPageId )
		: '';
	return (
		<div
			ref={ element }
			className={ clsx( 'wc-block-checkout__actions', className ) }
		>
			<StoreNotices context={ NOTICE_CONTEXTS.CHECKOUT_ACTIONS } />
			{ children }
			<CheckoutErrorSummary />
			<div
				className={ clsx( 'wc-block-checkout__actions_row', {
					'wc-block-checkout__actions_row--justify-flex-end':
						returnUrl === '',
				} ) }
			>
				{ returnUrl && (
					<ReturnToCartLink
						href={ returnUrl }
						label={ returnToCartButtonLabel }
					/>
				) }
				<PlaceOrder
					pageLabel={ placeOrderButtonLabel }
					showsPrice={ WITH_PRICE.test( className ?? '' ) }
					priceSeparator={ priceSeparator }
					isFullWidth={ returnUrl === '' }
				/>
			</div>
			{ reassurance && (
				<p className="sf-reassurance">
					<Icon shape={ SHAPES.check } />
					<bdi>{ reassurance }</bdi>
				</p>
			) }
			<CheckoutOutcome />
		</div>
	);
};
