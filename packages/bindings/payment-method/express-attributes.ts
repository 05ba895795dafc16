import { coerceAttributes } from '../app/coerce-attributes';

export interface ExpressButtonStyle {
	/** CSS pixels. */
	heightPx: number;
	/** CSS pixels. */
	borderRadiusPx: number;
	/** Whether the shop passes this style to the methods. */
	isCustom: boolean;
}

/** Defaults from docs/contract/cart-and-checkout.md 9, "Limits and timings". */
const HEIGHT_PX = 48;
const BORDER_RADIUS_PX = 4;

/** See docs/contract/blocks.md 1. */
export const readExpressStyle = (
	attributes: Readonly< Record< string, unknown > >
): ExpressButtonStyle => {
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
			attributes
		);
	return showButtonStyles
		? {
				heightPx: buttonHeight,
				borderRadiusPx: buttonBorderRadius,
				isCustom: true,
			}
		: {
				heightPx: HEIGHT_PX,
				borderRadiusPx: BORDER_RADIUS_PX,
				isCustom: false,
			};
};
