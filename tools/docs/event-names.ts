/** `onPaymentSetup` for `paymentSetup`. */
export const subscribeNameOf = ( event: string ): string =>
	`on${ event
		.replace( /^./, ( letter ) => letter.toUpperCase() )
		.replace( 'Rates', 'Rate' ) }`;
