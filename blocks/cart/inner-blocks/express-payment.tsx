import {
	coerceAttributes,
	StoreNotices,
	useBlockApp,
	useExpressPaymentMethods,
	type BlockProps,
} from '@shopfront/bindings';
import { ExpressPayment as ExpressPaymentArea } from '@shopfront/components';
import { NOTICE_CONTEXTS } from '@shopfront/names';

/** Sizes of the buttons where the page leaves them to the shop (specification 9, Limits and timings). */
const HEIGHT_PX = 48;
const BORDER_RADIUS_PX = 4;

/**
 * Ways to pay from the cart, where there are any. Whoever manages the shop is told what is wrong with them even where
 * there is none (specification 6).
 */
export const ExpressPayment = ( { className, ...props }: BlockProps ) => {
	const { currentUserIsAdmin } = useBlockApp().settings;
	const { names, isLoading } = useExpressPaymentMethods();
	const { showButtonStyles, buttonHeight, buttonBorderRadius } =
		coerceAttributes(
			{
				showButtonStyles: { type: 'boolean', default: false },
				buttonHeight: { type: 'number', default: HEIGHT_PX },
				buttonBorderRadius: {
					type: 'number',
					default: BORDER_RADIUS_PX,
				},
			},
			props
		);
	const notices = (
		<StoreNotices context={ NOTICE_CONTEXTS.EXPRESS_PAYMENTS } />
	);
	if ( names.length === 0 && ! isLoading ) {
		return currentUserIsAdmin ? (
			<div className={ className }>{ notices }</div>
		) : null;
	}
	// The script of a method draws its button into the place that has its name.
	const methods = names.map( ( name ) => ( { name, content: null } ) );
	return (
		<div className={ className }>
			<ExpressPaymentArea
				context="cart"
				methods={ methods }
				isLoading={ isLoading }
				buttonHeightPx={ showButtonStyles ? buttonHeight : HEIGHT_PX }
				buttonBorderRadiusPx={
					showButtonStyles ? buttonBorderRadius : BORDER_RADIUS_PX
				}
			>
				{ notices }
			</ExpressPaymentArea>
		</div>
	);
};
