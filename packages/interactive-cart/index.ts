export {
	connectInteractiveCart,
	readPrintedCart,
	type Interactivity,
	type InteractiveCart,
	type InteractiveLine,
} from './connect-interactive-cart';
