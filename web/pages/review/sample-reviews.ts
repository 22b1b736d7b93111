/** What a review card shows. The eight below are samples of ours and are marked so wherever they are seen. */
export interface ReviewCardData {
  user: {
    name: string;
    /** The number of a portrait, 0 to 7; null for a real person, who gets initials instead. */
    profilePic: number | null;
    status: string;
  };
  /** 1 to 5. */
  rating: number;
  reviewText: string;
  /** As it is displayed. */
  date: string;
  /** What the operator answered. */
  reply?: string | null;
}

export const SAMPLE_REVIEWS: readonly ReviewCardData[] = [
  {
    user: { name: 'Clara Whitmore', profilePic: 0, status: 'Food Enthusiast' },
    rating: 5,
    reviewText: 'Four sad leeks, two eggs, some cheddar and a heel of bread. It made a gratin of them, and I have made it three times since.',
    date: 'January 12, 2025',
  },
  {
    user: { name: 'Daniel Okafor', profilePic: 1, status: 'Home Chef' },
    rating: 5,
    reviewText: 'It tells me what a pan should smell and look like, not only how many minutes. That is how my grandmother taught me to cook.',
    date: 'January 27, 2025',
  },
  {
    user: { name: 'Mei-Ling Zhou', profilePic: 2, status: 'Food Blogger' },
    rating: 4,
    reviewText: 'I like that it says plainly what I would still have to buy. I would love more noodle dishes.',
    date: 'February 9, 2025',
  },
  {
    user: { name: 'Henrik Solberg', profilePic: 3, status: 'Professional Chef' },
    rating: 4,
    reviewText: 'Sensible heat, sensible times, and it knows when chicken is done. I use it at home, when I have no wish to think.',
    date: 'February 21, 2025',
  },
  {
    user: { name: 'Priya Raman', profilePic: 4, status: 'Culinary Student' },
    rating: 5,
    reviewText: 'A student kitchen has rice, onions and hope. It turned mine into a proper dinner for three.',
    date: 'March 8, 2025',
  },
  {
    user: { name: 'Rosa Delgado', profilePic: 5, status: 'Mom & Home Cook' },
    rating: 5,
    reviewText: 'My youngest cannot have nuts, so I read every label anyway. It is good to have something that points me at the right ones.',
    date: 'March 30, 2025',
  },
  {
    user: { name: 'Yusuf Demir', profilePic: 6, status: 'Restaurant Owner' },
    rating: 3,
    reviewText: 'Good ideas for a small staff meal. For forty guests I still do my own sums.',
    date: 'April 17, 2025',
  },
  {
    user: { name: 'Aisha Rahman', profilePic: 7, status: 'Pastry Chef' },
    rating: 4,
    reviewText: 'The crumble was honest and the oven was hot enough, which is more than most recipes manage.',
    date: 'May 4, 2025',
  },
];
