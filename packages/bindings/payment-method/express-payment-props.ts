import type { ExpressButtonStyle } from './express-attributes';

export interface ExpressAreaProps {
	className?: string;
	context: 'cart' | 'checkout';
	style: ExpressButtonStyle;
	/** False while the order is free or no method is available. Default `true`. */
	isOffered?: boolean;
}

export interface ConnectedExpressProps extends ExpressAreaProps {
	slotCount: number;
}
