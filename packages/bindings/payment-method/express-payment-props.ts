import type { ExpressButtonStyle } from './express-attributes';

/** Props of an express payment area from its block. */
export interface ExpressAreaProps {
	className?: string;
	/** The page that contains the area. */
	context: 'cart' | 'checkout';
	style: ExpressButtonStyle;
	/** Whether methods are offered; false while the order is free or no method is available. Default `true`. */
	isOffered?: boolean;
}

/** Props of the area with buttons, once its chunk has loaded. */
export interface ConnectedExpressProps extends ExpressAreaProps {
	/** Number of button slots reserved by the first paint. */
	slotCount: number;
}
