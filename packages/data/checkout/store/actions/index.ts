export {
	__internalDecrementCalculating,
	__internalFinishCalculation,
	__internalIncrementCalculating,
	__internalStartCalculation,
	disableCheckoutFor,
} from './calculation';
export { updateDraftOrder } from './draft';
export {
	__internalEmitAfterProcessingEvents,
	__internalEmitValidateEvent,
	__internalProcessCheckoutResponse,
} from './events';
export {
	__internalSetCustomerId,
	__internalSetCustomerPassword,
	__internalSetOrderNotes,
	__internalSetRedirectUrl,
	__internalSetShouldCreateAccount,
	__internalSetUseShippingAsBilling,
	addAddressAutocompleteProvider,
	setActiveAddressAutocompleteProvider,
	setAdditionalFields,
	setEditingBillingAddress,
	setEditingShippingAddress,
	setExtensionData,
	setFormCheck,
	setPrefersCollection,
} from './form';
export { __internalSetExtensionData } from './deprecated';
export {
	__internalSetAfterProcessing,
	__internalSetBeforeProcessing,
	__internalSetComplete,
	__internalSetHasError,
	__internalSetIdle,
	__internalSetProcessing,
	acceptDoubleCharge,
	checkPayment,
	pollOrderStatus,
	countRejection,
	setOrderState,
	submitOrder,
	mergeState,
} from './order';
