import type { ExpressButtonStyle } from './express-attributes';

/** What an express area is told by its block. */
export interface ExpressAreaProps {
	className?: string;
	/** Which page it stands on. */
	context: 'cart' | 'checkout';
	style: ExpressButtonStyle;
}
