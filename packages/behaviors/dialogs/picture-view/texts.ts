export interface PictureTexts {
	dialog: string;
	close: string;
	zoom: string;
	previous: string;
	next: string;
	/** Announced with the caption. `%1$s` stands for the number of the picture, `%2$s` for how many there are. */
	position: string;
	fullScreen: string;
	share: string;
	download: string;
	/** `%s` is the picture's number. */
	imageFailed: string;
	onlyImageFailed: string;
}
