import {
	ContainerSizeProvider,
	DeliveryProvider,
	SummaryProvider,
	TotalRow,
	useBlockApp,
	useStoreCart,
} from '@shopfront/bindings';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import clsx from 'clsx';
import {
	CheckoutAttributesContext,
	createCheckoutBlocks,
	readCheckoutAttributes,
} from '../../blocks/checkout';
import type { PaintProps } from './cart-paint';
import { ExpressSpace } from './express-space';
import { InnerBlock, InnerBlockList, PageProvider } from './inner-blocks';
import { PaymentStep } from './payment-step';
import type { RenderData } from './types';

const SUMMARY = { noticeContext: NOTICE_CONTEXTS.CHECKOUT };
const SUMMARY_COPY = { ...SUMMARY, isCopy: true };

const STEPS_BEFORE_PAYMENT = [
	'checkout-contact-information-block',
	'checkout-shipping-method-block',
	'checkout-pickup-options-block',
	'checkout-shipping-address-block',
	'checkout-billing-address-block',
	'checkout-shipping-methods-block',
];

const STEPS_AFTER_PAYMENT = [
	'checkout-additional-information-block',
	'checkout-order-note-block',
	'checkout-terms-block',
];

const ROWS = [ 'subtotal', 'fee', 'discount', 'shipping', 'taxes' ].map(
	( row ) => `checkout-order-summary-${ row }-block`
);

const SIDEBAR = 'wc-block-components-sidebar wc-block-checkout__sidebar';

const SummaryContent = () => (
	<>
		<InnerBlock name="checkout-order-summary-cart-items-block" />
		<InnerBlock name="checkout-order-summary-coupon-form-block" />
		<InnerBlockList names={ ROWS } />
	</>
);

/** Above the button, in a narrow container. */
const SummaryCopy = () => (
	<div className="checkout-order-summary-block-fill-wrapper sf-first-paint__narrow">
		<div className="checkout-order-summary-block-fill">
			<SummaryProvider value={ SUMMARY_COPY }>
				<SummaryContent />
				<TotalRow />
			</SummaryProvider>
		</div>
	</div>
);

const Steps = ( { expressButtons = 0, unlistedMethods }: RenderData ) => {
	const needsPayment = useStoreCart( ( cart ) => cart.cartNeedsPayment );
	return (
		<>
			{ needsPayment && (
				<ExpressSpace context="checkout" count={ expressButtons } />
			) }
			<InnerBlockList names={ STEPS_BEFORE_PAYMENT } />
			<PaymentStep unlisted={ unlistedMethods } />
			<InnerBlockList names={ STEPS_AFTER_PAYMENT } />
			<InnerBlock name="checkout-actions-block">
				<SummaryCopy />
			</InnerBlock>
		</>
	);
};

/**
 * The form with the saved values, and the order summary for both layouts: beside the form, or closed above it. Not a
 * `form` element: Enter must not reload the page.
 */
const Columns = ( data: RenderData & { showsNumbers: boolean } ) => (
	<>
		<div className={ `${ SIDEBAR } sf-first-paint__narrow` }>
			<InnerBlock name="checkout-order-summary-block" />
		</div>
		<div className="wc-block-components-main wc-block-checkout__main">
			<div
				className={ clsx(
					'wc-block-components-form wc-block-checkout__form',
					data.showsNumbers &&
						'wc-block-checkout__form--with-step-numbers'
				) }
			>
				<Steps { ...data } />
			</div>
		</div>
		<ContainerSizeProvider value="large">
			<div className={ `${ SIDEBAR } is-large sf-first-paint__wide` }>
				<InnerBlock name="checkout-order-summary-block">
					<SummaryContent />
				</InnerBlock>
			</div>
		</ContainerSizeProvider>
	</>
);

/** Start the checkout's stores first. */
export const CheckoutPaint = ( { attributes, data }: PaintProps ) => {
	const { settings } = useBlockApp();
	const checkout = readCheckoutAttributes( attributes, settings );
	const page = {
		map: createCheckoutBlocks( settings ),
		saved: data.innerBlocks ?? {},
	};
	return (
		<PageProvider value={ page }>
			<CheckoutAttributesContext.Provider value={ checkout }>
				<SummaryProvider value={ SUMMARY }>
					<DeliveryProvider>
						<div
							className={ clsx(
								'wc-block-components-sidebar-layout wc-block-checkout',
								checkout.hasDarkControls && 'has-dark-controls'
							) }
						>
							<Columns
								{ ...data }
								showsNumbers={ checkout.showFormStepNumbers }
							/>
						</div>
					</DeliveryProvider>
				</SummaryProvider>
			</CheckoutAttributesContext.Provider>
		</PageProvider>
	);
};
