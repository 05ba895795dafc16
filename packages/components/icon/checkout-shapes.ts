/** Only a checkout shows these icons: paths in a box of 24 by 24. */
export const CHECKOUT_SHAPES = {
	back: 'M19 12H5M11 6l-6 6 6 6',
	cart: 'M3 4.5h2.5l2.2 10.5h9.6l2-7.5H6.4M9 20v-.01M16.5 20v-.01',
	store: 'M4.5 10v9.5h15V10M3 9.5 5 4.5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM9.5 19.5v-5h5v5',
	truck: 'M2.5 5.5h11.5v10.5h-11.5zM14 9.5h4l3.5 3.5v3h-7.5M7 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4M17 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
} as const;
