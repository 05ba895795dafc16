/** Only carts show these icons: paths in a box of 24 by 24. */
export const CART_SHAPES = {
	minus: 'M6 12h12',
	plus: 'M12 6v12M6 12h12',
	trash: 'M5 7h14M10 7V5h4v2M7 7l.8 12h8.4L17 7M10.5 10.5v5M13.5 10.5v5',
} as const;
