/** Words that passwords are made of so often that anyone who guesses begins with them. With a few digits behind, they are guessed next. */
export const GUESSED_WORDS: ReadonlySet<string> = new Set(`
password passwort passw pass passwd pwd parola senha motdepasse contrasena contraseña wachtwoord haslo salasana letmein welcome login admin administrator
root user guest test testing secret changeme default access master security private trustno iloveyou ilove iloveu loveyou loveme lovely love lover
lovers luv mylove truelove forever forget iloveme ihateyou babygirl babyboy baby babe honey sweet sweetie sweety sweetheart sweetpea darling
cutie cutiepie pretty beautiful beauty sexy hottie angel angels heaven heavenly jesus christ christian god godisgood blessed blessing faith
hope grace trinity genesis bible lord savior church allah bismillah krishna princess prince king kingkong queen knight legend hero
champion winner loser lucky success victory money getmoney dollar rich million business freedom liberty justice peace happy happiness smile
smiley smiles laugh friend friends friendship bestfriend family mother mommy mummy mama mamapapa daddy father papa sister brother
grandma grandpa children people woman girl girls boy boys man men mankind teacher student school college doctor nurse police soldier
marine army navy airforce ranger hunter killer assassin ninja samurai warrior viking wizard magic magical dragon dragonball unicorn phoenix
vampire zombie monster demon devil diablo satan ghost shadow darkness darkside black white silver golden gold orange purple yellow green
blue pink red rainbow colour color diamond crystal ruby emerald pearl sapphire flower flowers rose rosebud sunflower daisy lily jasmine
butterfly ladybug spider spiderman batman superman superstar super wonder hulk ironman deadpool joker avengers marvel captain thor wolverine
starwars skywalker vader yoda jedi matrix terminator rocky rambo scarface gandalf frodo legolas hobbit harrypotter potter hogwarts hermione dumbledore
pokemon pikachu naruto sasuke goku vegeta sonic mario luigi zelda nintendo playstation xbox gamer gaming minecraft fortnite roblox
warcraft starcraft runescape counterstrike halo sims simpsons spongebob tinkerbell mickey minnie snoopy garfield scooby scoobydoo tweety barbie barney hellokitty kitty
disney pooh poohbear winnie tigger piglet simba nemo dory elsa frozen twilight titanic avatar hollywood rockstar metallica nirvana slipknot
eminem beatles greenday linkinpark rammstein ironmaiden acdc blink madonna shakira rihanna beyonce justinbieber bieber bts blackpink onedirection music guitar
drummer piano dancer dance hiphop hardcore punk rock metal skater skateboard surfer snowboard football basketball baseball softball soccer hockey
volleyball tennis golf golfer golfing cricket rugby wrestling boxing karate fishing hunting racing racer runner running swimming swimmer sports
player baller champ lakers yankees redsox cowboys steelers eagles raiders packers broncos patriots dolphins giants bulls celtics spurs
warriors rangers tigers bears bulldog bulldogs gators longhorn buckeyes arsenal chelsea liverpool manchester united manutd everton celtic barcelona
barca realmadrid madrid juventus milan napoli benfica sporting bayern dortmund ronaldo messi neymar zidane maradona beckham jordan kobe
lebron iverson america american usa canada england english britain london paris france french italy italia spain germany deutschland
berlin russia poland polska turkey portugal brasil brazil mexico argentina colombia india pakistan china japan tokyo australia ireland scotland
holland sweden norway newyork boston chicago dallas houston texas florida california lasvegas vegas hawaii jamaica atlanta detroit denver
brooklyn orlando madison austin georgia virginia carolina dakota montana alaska savannah summer sommer winter christmas easter halloween spring autumn january february
march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday morning
midnight night sunshine sunny moonlight moon star stars starlight galaxy universe planet earth ocean river water fire thunder lightning
storm snow snowball snowman snowflake icecream iceman chocolate cookie cookies cupcake muffin candy sugar honeybee cheese butter pizza banana
apple apples cherry strawberry blueberry blackberry peach peaches lemon coconut pumpkin pepper ginger cinnamon vanilla peanut pickle popcorn lollipop
snickers skittles pepsi cocacola coffee whiskey vodka tequila marlboro budweiser corona chicken turkey potato tomato bacon hotdog monkey
tiger lion panther leopard jaguar cheetah puma cougar wolf wolves fox bear teddy teddybear panda koala elephant giraffe
zebra horse horses pony mustang stallion donkey rabbit bunny hamster turtle penguin dolphin whale shark eagle falcon hawk
raven parrot duck duckie chick rooster dog doggie doggy puppy puppies cat cats kitten kittens catdog mouse snake scorpion
buddy buster bandit bailey max maxwell maverick rusty lucky sparky smokey shadowcat tucker cooper jasper oreo oliver
ferrari porsche mercedes corvette camaro toyota honda nissan suzuki yamaha kawasaki harley harleydavidson chevy chevrolet mazda subaru audi
lamborghini bmw hummer jeep truck trucker cadillac samsung nokia motorola iphone android google facebook myspace twitter instagram youtube yahoo
hotmail gmail linkedin snapchat tiktok amazon netflix microsoft windows linux ubuntu apple computer internet network system server database
oracle mysql cisco gateway compaq toshiba logitech panasonic philips siemens qwerty qwert azerty qwertz asdf asdfgh asdfghjkl
zxcvbn zxcvbnm abc abcd abcdef abcdefg abcdefgh hello hallo hola bonjour ciao namaste goodbye goodluck whatever nothing something
correct horse horses battery staple correcthorsebattery correcthorsebatterystaple anything everything nobody somebody anonymous forgot remember please thankyou fuckyou fuckoff fuckme fucker fuck motherfucker shit bullshit
shithead asshole bitch bitches bastard pussy penis dick dickhead cock sex sexsex sexyboy sexygirl porn playboy playgirl naked
boobs gangsta gangster thug pimp pimpin hustler player weed ganja marijuana smoke stoner cannabis badboy badgirl
goodboy goodgirl bigboy bigdaddy bigdog fatboy fatcat lilman shorty hotboy hotgirl cowboy cowgirl pirate rebel redneck biker hacker
hacking genius einstein mozart picasso shakespeare michael jennifer jessica ashley amanda daniel david james john robert william richard joseph
thomas charles christopher matthew anthony mark donald steven paul andrew joshua kenneth kevin brian george edward timothy jason jeffrey ryan
jacob gary nicholas nicolas eric jonathan stephen larry justin scott brandon benjamin samuel gregory frank alexander alex alexandra raymond
patrick jack dennis jerry tyler aaron jose adam nathan henry douglas zachary peter kyle walter ethan jeremy harold keith
christian roger noah gerald carl terry sean austin arthur lawrence jesse dylan bryan joe billy bruce gabriel logan albert
willie juan wayne elijah randy roy vincent ralph eugene russell bobby philip louis mary patricia linda elizabeth barbara susan sarah
karen nancy lisa betty margaret sandra kimberly emily donna michelle carol melissa deborah stephanie rebecca sharon laura cynthia kathleen amy
angela shirley anna brenda pamela emma nicole helen samantha katherine christine debra rachel carolyn janet catherine maria heather diane ruth
julie olivia joyce virginia victoria kelly lauren christina joan evelyn judith megan andrea cheryl hannah jacqueline martha gloria teresa ann
sara madison frances kathryn janice jean abigail alice julia judy sophia sophie grace denise amber doris marilyn danielle beverly isabella
theresa diana natalie brittany charlotte marie kayla alexis lori chloe zoe lucy molly maggie bella stella daisy sasha natasha tatiana
svetlana nastya vladimir sergey dmitry ivan igor oleg andrey nikita maxim anton roman miguel carlos antonio manuel francisco alejandro
fernando eduardo roberto ricardo rafael javier sergio luis pedro diego pablo mariana gabriela daniela valentina camila alejandra adriana carmen
lucia giovanni giuseppe francesco alessandro andrea matteo marco luca lorenzo chiara martina giulia francesca pierre jean michel philippe
camille chloe juliette amelie nathalie isabelle celine hans klaus jurgen wolfgang stefan andreas sebastian florian tobias katharina sabine
mohammed mohamed muhammad ahmed ali hassan ibrahim fatima aisha yusuf omar rahul priya amit sunil rajesh anil deepak sanjay
recipe recipes recipechef chef cook cooking cookbook kitchen dinner lunch breakfast foodie claude baking baker restaurant
blah blahblah yoyo haha hahaha lol lollol lala lalala boo booboo dodo coco loulou doudou coucou kiki lulu nana bubba
bubbles cuddles fluffy fuzzy snuggles pookie punkin scooter skippy boomer rascal trouble crazy insane psycho stupid idiot moron
dumbass freak awesome amazing excellent perfect fantastic cool coolman hot hotstuff fresh fly swag yolo boss bigboss leader chief
general major colonel commander president obama trump putin gandhi america liberty patriot independence revolution anarchy
creative imagine dream dreams dreamer fantasy mystery mystic destiny karma spirit soul zen buddha serenity harmony melody
simple single married wedding bride kisses kiss kissme hugs hugme hug smooch mine yours you your me my the
cheyenne sierra savanna aurora athena apollo zeus hercules achilles odin loki mercury venus mars jupiter saturn pluto gemini
scorpio taurus leo virgo libra aquarius pisces aries cancer capricorn sagittarius alpha omega delta sigma gamma beta
chris mike nick matt josh dan dave bob tom tim jim jimmy johnny tommy danny eddie freddy frankie charlie
harry sam sammy ben jake luke drew brad chad greg jeff ken ron steve tony vince zack abby annie becky
beth cathy cindy debbie ellie jenny jess jill katie kate kathy kim kristen leah liz mandy mia missy nikki pam patty penny
sally sandy tara tina tracy vicky wendy
`.trim().split(/\s+/));
