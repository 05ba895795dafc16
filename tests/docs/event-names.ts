/** Name of the function that subscribes to an event: `paymentSetup` gives `onPaymentSetup`. */
export const subscribeNameOf = ( event: string ): string =>
	`on${ event
		.replace( /^./, ( letter ) => letter.toUpperCase() )
		.replace( 'Rates', 'Rate' ) }`;
