import type { ExpressButtonStyle } from './express-attributes';

/** What an express area is told by its block. */
export interface ExpressAreaProps {
	className?: string;
	/** Which page it stands on. */
	context: 'cart' | 'checkout';
	style: ExpressButtonStyle;
	/** Whether methods are offered now: not while the order costs nothing, or none can be used. Default `true`. */
	isOffered?: boolean;
}

/** Where the buttons are, once their part of the page is loaded. */
export interface ConnectedExpressProps extends ExpressAreaProps {
	/** How many places the page has kept for buttons from its first paint on. */
	slotCount: number;
}
